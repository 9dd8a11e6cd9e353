export const setupSteps = ['name', 'logo', 'colors', 'taproom', 'pages', 'links'] as const;
export type SetupStep = (typeof setupSteps)[number];

/**
 * `open`: the setup is the first screen of admins. `postponed`: the dashboard offers to continue it. `dismissed` and
 * `finished`: it is no longer offered.
 */
export const setupStatuses = ['open', 'postponed', 'dismissed', 'finished'] as const;
export type SetupStatus = (typeof setupStatuses)[number];
