import type { Settings } from './settings.js';

/** Whether e-mail has the settings that it needs: a server, and somebody to write to. */
export function mailIsConfigured({ smtpUrl, mailTo }: Pick<Settings, 'smtpUrl' | 'mailTo'>): boolean {
  return smtpUrl !== undefined && mailTo.length > 0;
}

/** Which channels of notifications have the settings that they need. */
export function configuredChannels(settings: Pick<Settings, 'slackWebhookUrl' | 'smtpUrl' | 'mailTo'>): {
  slack: boolean;
  email: boolean;
} {
  return { slack: settings.slackWebhookUrl !== undefined, email: mailIsConfigured(settings) };
}
