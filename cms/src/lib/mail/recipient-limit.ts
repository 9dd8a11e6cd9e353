/** Visitors can enter other people's e-mail addresses: limits what one mailbox gets because of forms, from any IP address. */
import { toMailbox } from '#domain/shared/mailbox';
import { tryConsume } from '../rate-limit';

/** Counts an email that a form is about to send. Returns false if this mailbox has received enough of them today. */
export const mayEmail = (email: string): Promise<boolean> => tryConsume('emails by recipient', toMailbox(email));
