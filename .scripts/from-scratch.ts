/** An empty setting is an absent one, and keeps the `.env` of this machine out. */
export const fromScratch = {
  DATABASE_URL: '',
  S3_BUCKET: '',
  SMTP_URL: '',
  HOST: '',
  CMS_URL: '',
  REWARDS_URL: '',
  APP_SECRET: '',
};
