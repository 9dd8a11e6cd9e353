-- Prints the result as JSON in the last line. wrk reports microseconds.
function done(summary, latency, requests)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local seconds = summary.duration / 1e6
  io.write(string.format('\n{"rate":%f,"p50Ms":%f,"p99Ms":%f,"bytes":%f,"failed":%d}\n', summary.requests / seconds,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.bytes / seconds, failed))
end
