/** Whether this process is about to stop: it still handles requests, but should get no more. */
let isStopping = false;

export const isDraining = () => isStopping;

export const markAsDraining = () => {
  isStopping = true;
};
