// Preloaded into a server: moves its clock to `CLOCK_STARTS_AT`, from where it runs on.
const RealDate = Date;
const realNow = RealDate.now;
const offset = RealDate.parse(process.env.CLOCK_STARTS_AT) - realNow();
const now = () => realNow() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
