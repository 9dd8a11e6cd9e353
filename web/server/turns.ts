type Task = () => void;

/**
 * Starts tasks of different clients in turns: of one client one at a time, and between two of them the server reads new
 * requests. So a client that sends hundreds at once delays others by one task, not by hundreds.
 */
export function createTurns() {
  /** By client, in round-robin order. Clients without waiting tasks have had their turn already. */
  const queues = new Map<string, Task[]>();

  function scheduleNextTurn() {
    setImmediate(() => {
      for (const [client, queue] of [...queues]) {
        const task = queue.shift();
        if (task) task();
        else queues.delete(client);
      }
      if (queues.size > 0) scheduleNextTurn();
    });
  }

  return {
    /** Runs the task at once if the client has not had its turn yet. Tasks must not throw. */
    run(client: string, task: Task) {
      const queue = queues.get(client);
      if (queue) return void queue.push(task);
      if (queues.size === 0) scheduleNextTurn();
      queues.set(client, []);
      task();
    },
  };
}
