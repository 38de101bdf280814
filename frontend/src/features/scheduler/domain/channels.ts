/** The channels for messages, and what is missing on a server that cannot send to them. */
export const channels = [
  {
    key: 'slack',
    name: 'Slack',
    note: 'To the channel of the webhook.',
    unset: 'SLACK_WEBHOOK_URL is not set',
  },
  {
    key: 'email',
    name: 'E-mail',
    note: 'To the addresses in MAIL_TO.',
    unset: 'SMTP_URL and MAIL_TO are not both set',
  },
] as const;

export function channelName(key: (typeof channels)[number]['key']): string {
  return channels.find((channel) => channel.key === key)?.name ?? key;
}
