/** The hash in the name of this build's file; `dev` without a build. */
export const appVersion = /-([\w-]{8})\.js/.exec(import.meta.url)?.[1] ?? 'dev';
