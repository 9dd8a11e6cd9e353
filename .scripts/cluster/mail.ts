/** The mail server of the cluster, whose faults tests cause. */
import { startFaultyProxy } from '../../cms/test/faulty-proxy.ts';
import { startMailServer } from '../../cms/test/smtp.ts';

export type Mail = Awaited<ReturnType<typeof startMail>>;

export async function startMail() {
  const server = await startMailServer();
  const proxy = await startFaultyProxy(Number(new URL(server.url).port));
  return {
    url: `smtp://127.0.0.1:${proxy.port}`,
    received: server.received,
    setFault: proxy.setFault,
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}
