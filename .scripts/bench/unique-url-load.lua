-- Requests every URL of a file once and prints the number of responses per status.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  urls, statuses, sent, received = {}, {}, 0, 0
  wrk.headers['Accept-Encoding'] = 'gzip, deflate, br'
  for line in io.lines(args[1]) do table.insert(urls, line) end
end

function request()
  sent = sent + 1
  -- wrk can't stop a single connection: the remaining ones request /healthz.
  return wrk.format('GET', urls[sent] or '/healthz')
end

function response(status)
  received = received + 1
  if received <= #urls then statuses[tostring(status)] = (statuses[tostring(status)] or 0) + 1 end
  -- wrk runs for its full duration. SIGINT ends it; delayed, because signals are ignored while os.execute runs.
  if received == #urls then os.execute('(sleep 0.1; kill -INT $PPID) &') end
end

function done()
  local counts = {}
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get('statuses')) do table.insert(counts, string.format('"%s":%d', status, count)) end
  end
  io.write('\n{' .. table.concat(counts, ',') .. '}\n')
end
