import { fetchAnalyticsStats } from '../analytics';
import { fetchDashboardStats } from '../dashboard';

export default {
  async dashboard() {
    return { stats: await fetchDashboardStats(new Date()) };
  },

  async analytics() {
    return { stats: await fetchAnalyticsStats(new Date()) };
  },
};
