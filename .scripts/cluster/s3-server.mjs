/** An S3 server on loopback: `s3-server.mjs MODULE FOLDER PORT BUCKET`. */
const [module = '', directory = '', port = '0', bucket = ''] = process.argv.slice(2);
const { default: S3rver } = await import(module);

await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
}).run();
