// Preloaded into cms and web: a file says how much their clock is off, and which folders have no space left.
const fs = require('node:fs');
const { setFullFolders } = require('../../cms/test/full-disk.cjs');
const { setClockOffset } = require('../../cms/test/shifted-clock.cjs');

const { readFileSync } = fs;
const pollMs = 50;

function apply() {
  let faults = {};
  try {
    faults = JSON.parse(readFileSync(process.env.SIMULATED_FAULTS, 'utf8'));
  } catch {
    // None yet.
  }
  setFullFolders(faults.fullFolders ?? []);
  setClockOffset(faults.clockOffsetMs ?? 0);
}

apply();
setInterval(apply, pollMs).unref();
