/** Types of the part of autocannon that the benchmark uses; the package has none. */
type Result = { duration: number; errors: number; timeouts: number; non2xx: number; throughput: { average: number } };
type Options = { url: string; duration: number; connections: number; headers: Record<string, string> };
type Load = Promise<Result> & {
  on(event: 'response', listen: (client: object, status: number, bytes: number, milliseconds: number) => void): void;
};
declare const autocannon: (options: Options) => Load;
export default autocannon;
