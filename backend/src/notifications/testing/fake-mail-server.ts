import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** The whole message as it was sent, with its headers. */
  readonly source: string;
}

const mailUser = 'desk';
const mailPassword = 'pass word/äö';

/** A mail server on a free loopback port that can be told to misbehave. */
export class FakeMailServer {
  readonly mails: ReceivedMail[] = [];
  /** The recipients that are refused with 550. */
  refused: readonly string[] = [];
  /** The addresses of recipients that are put off with 450. */
  deferred: readonly string[] = [];
  /** The words of the refusal of a recipient, instead of saying that it is not known. */
  recipientRefusal: string | undefined;
  /** The refusal of every sender, at `MAIL FROM`. */
  senderRefusal: { readonly code: number; readonly words: string } | undefined;
  /** Whether every message is answered with 451. */
  failing = false;

  private constructor(private readonly server: SMTPServer) {}

  /** @param starttls whether it offers STARTTLS, with a certificate that it signed itself */
  static async start({ password = mailPassword, starttls = false } = {}): Promise<FakeMailServer> {
    const refusal = (responseCode: number, words: string) =>
      Object.assign(new Error(words), { responseCode });
    const server: SMTPServer = new SMTPServer({
      disabledCommands: starttls ? [] : ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: (auth, _session, done) =>
        auth.username === mailUser && auth.password === password
          ? done(null, { user: mailUser })
          : done(refusal(535, `no entry for ${auth.username} with ${String(auth.password)}`)),
      onMailFrom: (_address, _session, done) => {
        const { senderRefusal: refused } = fake;
        done(refused ? refusal(refused.code, refused.words) : null);
      },
      onRcptTo: ({ address }, _session, done) => {
        if (fake.deferred.includes(address)) return done(refusal(450, `${address} is greylisted`));
        done(
          fake.refused.includes(address)
            ? refusal(550, fake.recipientRefusal ?? `${address} is not known here`)
            : null,
        );
      },
      onData: (stream, { envelope }, done) => {
        const receive = (source: string): void => {
          if (fake.failing) return done(refusal(451, 'try again later'));
          fake.mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), source });
          done(null);
        };
        // If the sender was killed in the middle, there is no message to receive.
        void text(stream).then(receive, () => undefined);
      },
    });
    const fake = new FakeMailServer(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return fake;
  }

  /** The value of `SMTP_URL`. */
  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://${mailUser}:${encodeURIComponent(mailPassword)}@127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
