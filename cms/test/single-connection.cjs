/**
 * On PostgreSQL, fails a query that takes a second connection of the pool within a transaction: as many such requests as
 * the pool has connections would wait for each other until they fail.
 */
exports.refuseSecondConnections = function refuseSecondConnections(app) {
  const { client } = app.db.connection;
  if (client.driverName !== 'pg') return;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    if (app.db.inTransaction()) throw new Error('A transaction would take a second connection');
    return acquire();
  };
};
