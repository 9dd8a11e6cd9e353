-- Asks for every address of a file once, and says how often each status was answered.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  addresses, statuses, asked, answered = {}, {}, 0, 0
  wrk.headers['Accept-Encoding'] = 'gzip, deflate, br'
  for line in io.lines(args[1]) do table.insert(addresses, line) end
end

function request()
  asked = asked + 1
  -- The last connections have nothing left to ask for.
  return wrk.format('GET', addresses[asked] or '/healthz')
end

function response(status)
  answered = answered + 1
  if answered <= #addresses then statuses[tostring(status)] = (statuses[tostring(status)] or 0) + 1 end
  -- wrk sleeps for the time it was given, whatever its threads do. This wakes it: a moment later, since a process is
  -- deaf to it while it waits for a command.
  if answered == #addresses then os.execute('(sleep 0.1; kill -INT $PPID) &') end
end

function done()
  local said = {}
  for _, thread in ipairs(threads) do
    for status, times in pairs(thread:get('statuses')) do table.insert(said, string.format('"%s":%d', status, times)) end
  end
  io.write('\n{' .. table.concat(said, ',') .. '}\n')
end
