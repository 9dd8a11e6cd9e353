import { fetchAnalyticsStats } from '../analytics';
import { fetchDashboardStats } from '../dashboard';
import { fetchTonight } from '../tonight';
import { fetchSystemWarnings } from '../system-warnings';

export default {
  async dashboard() {
    const now = new Date();
    const [stats, tonight] = await Promise.all([fetchDashboardStats(now), fetchTonight(now)]);
    return { stats, tonight };
  },

  async analytics() {
    return { stats: await fetchAnalyticsStats(new Date()) };
  },

  async warnings() {
    return { warnings: await fetchSystemWarnings(new Date()) };
  },
};
