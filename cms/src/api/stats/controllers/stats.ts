import { analyticsStats } from '../analytics';
import { dashboardStats } from '../dashboard';

export default {
  async dashboard() {
    return { stats: await dashboardStats(new Date()) };
  },

  async analytics() {
    return { stats: await analyticsStats(new Date()) };
  },
};
