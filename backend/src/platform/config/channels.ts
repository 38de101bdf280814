import type { Settings } from './settings.js';

/** Whether e-mail has the settings it needs: a server and a recipient. */
export function mailIsConfigured({ smtpUrl, mailTo }: Pick<Settings, 'smtpUrl' | 'mailTo'>): boolean {
  return smtpUrl !== undefined && mailTo.length > 0;
}

/** The channels of notifications, each with whether its settings are there. */
export function configuredChannels(settings: Pick<Settings, 'slackWebhookUrl' | 'smtpUrl' | 'mailTo'>): {
  slack: boolean;
  email: boolean;
} {
  return { slack: settings.slackWebhookUrl !== undefined, email: mailIsConfigured(settings) };
}
