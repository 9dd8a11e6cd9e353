import type { Context } from 'koa';
import { createEventInput, eventUpdate } from '#domain/event/input';
import {
  eventAdminQuery,
  eventDeleteQuery,
  eventDetailQuery,
  eventListQuery,
  eventUpdateQuery,
} from '#domain/event/query';
import { deletedMessage, messages } from '#domain/shared/messages';
import { imageDeleteInput, pathParam, parseBody, parseQuery } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { serializeList } from '#lib/paginate';
import { uploadedFiles } from '#lib/uploads';
import { addEventImages, createEvent, deleteEventImage, restoreEvent } from '../mutations';
import { deleteSeries, updateSeries } from '../series';
import { findEvent, findPublicEvent, listAllEvents, listFeedEvents, listPublicEvents } from '../queries';
import { eventAttendance, eventDates, publicEvent, staffEvent, staffImages, fetchTapRooms } from '../document';

export default {
  async list(ctx: Context) {
    const { items, pagination } = await listPublicEvents(
      parseQuery(eventListQuery(await fetchTapRooms()), ctx.querystring),
      new Date(),
    );
    return { events: serializeList(items, publicEvent), pagination };
  },

  async listAll(ctx: Context) {
    const query = parseQuery(eventAdminQuery(await fetchTapRooms()), ctx.querystring);
    const { items, pagination, upcomingTotal } = await listAllEvents(query, new Date());
    return { events: serializeList(items, staffEvent), pagination, upcomingTotal };
  },

  async feed() {
    return { events: serializeList(await listFeedEvents(new Date()), publicEvent) };
  },

  async show(ctx: Context) {
    return {
      event: publicEvent(await findPublicEvent(pathParam(ctx, 'id'), parseQuery(eventDetailQuery, ctx.querystring))),
    };
  },

  async showAdmin(ctx: Context) {
    return { event: staffEvent(await findEvent(pathParam(ctx, 'id'))) };
  },

  async create(ctx: Context) {
    const input = parseBody(createEventInput(await fetchTapRooms()), ctx.request.body, messages.fixEventErrors);
    return { event: staffEvent(await createEvent(input)) };
  },

  async update(ctx: Context) {
    const tapRooms = await fetchTapRooms();
    const { scope = 'this' } = parseQuery(eventUpdateQuery, ctx.querystring);
    const { event, others } = await updateSeries(pathParam(ctx, 'id'), {
      scope,
      now: new Date(),
      parse: (stored) =>
        parseBody(
          eventUpdate({ ...eventDates(stored), ...eventAttendance(stored) }, tapRooms),
          ctx.request.body,
          messages.fixEventErrors,
        ),
    });
    return { event: staffEvent(event), ...(scope === 'this' ? {} : { others }) };
  },

  async remove(ctx: Context) {
    const { restorable = false, scope = 'this' } = parseQuery(eventDeleteQuery, ctx.querystring);
    const ids = await deleteSeries(pathParam(ctx, 'id'), { scope, isRestorable: restorable, now: new Date() });
    return { message: deletedMessage('Event'), ...(scope === 'this' ? {} : { ids }) };
  },

  async restore(ctx: Context) {
    return { event: staffEvent(await restoreEvent(pathParam(ctx, 'id'), new Date())) };
  },

  async addImages(ctx: Context) {
    const event = await addEventImages(pathParam(ctx, 'id'), uploadedFiles(ctx, 'images', maxImagesPerRequest));
    return { event: { images: staffImages(event) } };
  },

  async removeImage(ctx: Context) {
    const { cloudStoragePath } = parseBody(imageDeleteInput, ctx.request.body);
    const event = await deleteEventImage(pathParam(ctx, 'id'), pathParam(ctx, 'index'), cloudStoragePath);
    return { event: { images: staffImages(event) } };
  },
};
