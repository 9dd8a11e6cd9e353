/** Keeps the outbox moving while the process lives: at once when a mail is put in, and now and then for retries. */
import type { Core } from '@strapi/strapi';
import { mailQueued } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { deliverDue } from './deliver';

const lookEvery = 30_000;

/** Does nothing without `SMTP_URL`: mails wait. The answer stops it. */
export function startOutbox(strapi: Core.Strapi): () => void {
  if (!settings().smtpUrl) return () => undefined;

  let running = false;
  let again = false;
  const look = async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        if (await deliverDue(strapi)) again = true;
      }
    } catch (error) {
      strapi.log.error('The outbox could not be looked through', error);
    } finally {
      running = false;
    }
  };

  const timer = setInterval(look, lookEvery);
  timer.unref();
  const forget = strapi.eventHub.on(mailQueued, look);
  void look();
  return () => {
    clearInterval(timer);
    forget();
  };
}
