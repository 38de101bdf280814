import { FakeSlack, slackReplies } from '../testing/fake-slack.js';
import type { Digest } from './digest.js';
import { SlackChannel, slackText } from './slack-channel.js';

const { signal } = new AbortController();

const digest: Digest = {
  title: '2 articles of a batch are waiting for review',
  items: [
    {
      text: 'What a Box Is Worth',
      note: 'The Archivist, Collectibles',
      url: 'http://desk.example/articles?article=1',
    },
    {
      text: 'A & B <!channel> <@U012> <http://evil.example|here>',
      note: null,
      url: 'http://desk.example/articles?article=2|x>y',
    },
  ],
  failures: ['The Appraiser for Coins: <no> answer.'],
  url: 'http://desk.example/articles',
};

let slack: FakeSlack;
let channel: SlackChannel;

beforeEach(async () => {
  slack = await FakeSlack.start();
  channel = new SlackChannel(slack.webhookUrl);
});
afterEach(() => slack.stop());

describe('a message to Slack', () => {
  it('names what there is with links, and pings nobody', async () => {
    expect(await channel.send('1', digest, signal)).toEqual({ ok: true, remark: null });
    expect(slack.texts).toEqual([
      [
        '*2 articles of a batch are waiting for review*',
        '• <http://desk.example/articles?article=1|What a Box Is Worth> (The Archivist, Collectibles)',
        '• <http://desk.example/articles?article=2%7Cx&gt;y|A &amp; B &lt;!channel&gt; &lt;@U012&gt; &lt;http://evil.example|here&gt;>',
        'Failed:',
        '• The Appraiser for Coins: &lt;no&gt; answer.',
        '<http://desk.example/articles|Open the desk>',
      ].join('\n'),
    ]);
  });

  it('keeps every entry on a line of its own', () => {
    const [, line] = slackText({
      ...digest,
      items: [{ text: 'a\nb\r\tc', note: null, url: 'http://x/' }],
    }).split('\n');
    expect(line).toBe('• <http://x/|a b c>');
  });
});

describe('a Slack that does not take it', () => {
  it.each([
    [500, 'server_error', {}, 'Slack answered 500: server_error', undefined],
    [404, 'no_service', {}, 'Slack answered 404: no_service', undefined],
    [429, '', { 'retry-after': '30' }, 'Slack answered 429: no details', 30_000],
  ])('with %i is told so', async (status, words, headers, error, retryAfterMs) => {
    slack.otherwise = slackReplies.error(status, words, headers);
    expect(await channel.send('1', digest, signal)).toEqual({ ok: false, error, retryAfterMs });
  });

  it('never has its address told on, whatever it says', async () => {
    slack.otherwise = slackReplies.error(400, `no such hook ${slack.webhookUrl}\n${'x'.repeat(5_000)}`);
    const sending = await channel.send('1', digest, signal);
    expect(JSON.stringify(sending)).not.toMatch(/secret/);
    expect(JSON.stringify(sending).length).toBeLessThan(500);
  });

  it('cannot lead us elsewhere, nor fill the memory', async () => {
    slack.otherwise = slackReplies.redirect('http://169.254.169.254/');
    expect(await channel.send('1', digest, signal)).toMatchObject({ ok: false });
    slack.otherwise = slackReplies.error(200, 'x'.repeat(20_000));
    expect(await channel.send('1', digest, signal)).toMatchObject({ ok: false });
  });

  it('or is not there is told so, without its address', async () => {
    const { webhookUrl } = slack;
    await slack.stop();
    const sending = await new SlackChannel(webhookUrl).send('1', digest, signal);
    expect(sending).toMatchObject({
      ok: false,
      error: expect.stringMatching(/could not be reached/) as string,
    });
    expect(JSON.stringify(sending)).not.toMatch(/secret/);
    slack = await FakeSlack.start();
  });

  it('is not waited for when we end', async () => {
    slack.otherwise = slackReplies.silence();
    expect(await channel.send('1', digest, AbortSignal.timeout(100))).toMatchObject({ ok: false });
  });

  it('and keeps silent is not waited for', async () => {
    slack.otherwise = slackReplies.silence();
    expect(await new SlackChannel(slack.webhookUrl, 500).send('1', digest, signal)).toEqual({
      ok: false,
      error: 'Slack didn’t answer within 0.5 seconds.',
    });
  });
});
