/** When a taproom or the brewery gets another time zone, by the API or the panel, its events start and end at other instants. */
import type { Core } from '@strapi/strapi';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { siteSettingsUid } from '#lib/site-settings/document';
import { taproomUid } from '#lib/taproom/document';
import { inEveryTaproom } from '#lib/taproom/queries';
import { lockTimeZones, refillEventTimes } from '../api/event/derived-times';

type State = { movedTaproomId?: number; timeZone?: string };
type Write = { params: { where?: object; data?: { timeZone?: unknown } }; state: State };

export function followTimeZones(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [taproomUid],
    async beforeUpdate({ params, state }: Write) {
      const timeZone = params.data?.timeZone;
      if (timeZone === undefined) return;
      const stored: { id: number; timeZone: string } | null = await strapi.db
        .query(taproomUid)
        .findOne({ select: ['id', 'timeZone'], where: params.where ?? {} });
      if (!stored || stored.timeZone === timeZone) return;
      await lockTimeZones();
      state.movedTaproomId = stored.id;
    },
    async afterUpdate({ state }: Write) {
      const { movedTaproomId: id } = state;
      if (id !== undefined) await refillEventTimes(strapi, { taproom: { id } });
    },
  });

  const rememberTimeZone = async ({ params, state }: Write) => {
    const timeZone = await fetchTimeZone();
    const isUpdateOfOthers = params.data !== undefined && params.data.timeZone === undefined;
    if (isUpdateOfOthers || params.data?.timeZone === timeZone) return;
    await lockTimeZones();
    state.timeZone = timeZone;
  };
  const refillIfChanged = async ({ state }: Write) => {
    const { timeZone: before } = state;
    if (before !== undefined && (await fetchTimeZone()) !== before) await refillEventTimes(strapi, inEveryTaproom);
  };
  strapi.db.lifecycles.subscribe({
    models: [siteSettingsUid],
    beforeCreate: rememberTimeZone,
    beforeUpdate: rememberTimeZone,
    // The initial settings apply then.
    beforeDelete: rememberTimeZone,
    afterCreate: refillIfChanged,
    afterUpdate: refillIfChanged,
    afterDelete: refillIfChanged,
  });
}
