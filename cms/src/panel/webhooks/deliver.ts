/** Sends a webhook: to allowed hosts only, and without following redirects, which could lead elsewhere. */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Core } from '@strapi/strapi';
import { assertAllowedAddress, ForbiddenHostError, lookUpAllowed } from './allowed-host';

/** The panel shows the response to a test; deliveries ignore it. */
const maxResponseChars = 10_000;

type Delivery = { method: string; headers: Record<string, string>; body: string; signal: AbortSignal };

/** What Strapi's webhook runner reads of a response. */
type DeliveryResult = { ok: boolean; status: number; text: () => Promise<string> };

function send(url: URL, { body, ...options }: Delivery): Promise<DeliveryResult> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent: false, lookup: lookUpAllowed }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > maxResponseChars) response.destroy();
      });
      response.on('error', reject);
      response.on('close', () => {
        const status = response.statusCode ?? 0;
        resolve({ ok: status >= 200 && status < 300, status, text: async () => text.slice(0, maxResponseChars) });
      });
    });
    sent.on('error', reject);
    // Otherwise neither a response nor an error would follow.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The server switches to another protocol'));
    });
    sent.end(body);
  });
}

export const createWebhookFetch =
  (strapi: Core.Strapi) =>
  async (address: string, delivery: Delivery): Promise<DeliveryResult> => {
    try {
      const url = new URL(address);
      assertAllowedAddress(url);
      return await send(url, delivery);
    } catch (error) {
      if (error instanceof ForbiddenHostError) strapi.log.warn(`A webhook was not sent: ${error.message}`);
      throw error;
    }
  };
