import type { Settings } from './settings.js';

/** Which channels of notifications have the settings that they need. */
export function configuredChannels({
  slackWebhookUrl,
  smtpUrl,
  mailTo,
}: Pick<Settings, 'slackWebhookUrl' | 'smtpUrl' | 'mailTo'>): { slack: boolean; email: boolean } {
  return { slack: slackWebhookUrl !== undefined, email: smtpUrl !== undefined && mailTo.length > 0 };
}
