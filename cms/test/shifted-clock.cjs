// Preloaded into a server: moves its clock to `CLOCK_STARTS_AT`, from where it runs on, or as `setClockOffset` says.
const RealDate = Date;
const realNow = RealDate.now;
const startsAt = process.env.CLOCK_STARTS_AT;
let offset = startsAt ? RealDate.parse(startsAt) - realNow() : 0;
const now = () => realNow() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

exports.setClockOffset = (ms) => {
  offset = ms;
};
