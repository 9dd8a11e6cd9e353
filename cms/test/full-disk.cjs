// Simulates a full disk inside the server process: writes to some folders, or to SQLite, fail as on a real one.
const fs = require('node:fs');

const pathOf = new Map();
let fullFolders = [];

const isFull = (fd) => fullFolders.some((folder) => pathOf.get(fd)?.startsWith(folder));

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { errno: -28, code: 'ENOSPC', syscall: 'write' });

// Node's own streams and promises call these functions of the module, so replacing them here reaches every writer.
const { open, write, writev } = fs;

fs.open = (path, ...rest) => {
  const callback = rest.pop();
  return open(path, ...rest, (error, fd) => {
    if (!error) pathOf.set(fd, String(path));
    callback(error, fd);
  });
};

/** Like a real disk, accepts the first part of a write before it is full. */
fs.write = (fd, buffer, offset, length, position, callback) =>
  isFull(fd)
    ? write(fd, buffer, offset, Math.min(1, length), position, () => callback(noSpace()))
    : write(fd, buffer, offset, length, position, callback);

fs.writev = (fd, buffers, position, callback) =>
  isFull(fd)
    ? writev(fd, [buffers[0].subarray(0, 1)], position, () => callback(noSpace()))
    : writev(fd, buffers, position, callback);

exports.setFullFolders = (folders) => {
  fullFolders = folders;
};

/** `folders`: paths that are full. `database`: SQLite may not grow. */
exports.fillDisk = async (app, { folders = [], database = false }) => {
  fullFolders = folders;
  if (app.db.dialect.client !== 'sqlite') return;
  const [{ page_count: pages }] = await app.db.connection.raw('pragma page_count');
  await app.db.connection.raw(`pragma max_page_count = ${database ? pages : 1_073_741_823}`);
};
