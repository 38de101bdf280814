import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { EmbeddedServer } from '../../../backend/test/support/embedded-server.js';
import type { Visitor } from '../../../backend/test/support/visitor.js';

/** Keeps the browser from asking its maker for anything: a test machine may have no way out. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else each page that opens starts a process for one of another site, which none ever opens.
  '--disable-site-isolation-trials',
];

/** The product as it is started by one command, and people who use it in a real browser. */
export class Desk {
  private readonly complaints: string[] = [];

  private constructor(
    readonly server: EmbeddedServer,
    private readonly chromium: Browser,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<Desk> {
    const executablePath = process.env['CHROME_PATH'] ?? 'chromium';
    const browser = await chromium.launch({ executablePath, args: quiet });
    return new Desk(await EmbeddedServer.start(settings), browser);
  }

  /** A page with an empty profile behind it, as another person on another machine has it. */
  async browser(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.chromium.newContext({
      baseURL: this.server.origin,
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    // Whoever leaves a page here means to.
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.complaints.push(
        `${message.text()} ${new URL(message.location().url, this.server.origin).pathname}`,
      );
    });
    return page;
  }

  /**
   * Errors and warnings that any page wrote to its console, and exceptions that nobody caught. Browsers note every
   * answer of 400 and above there.
   * @param refused the refusals that the test asked for, as status and path
   */
  unexpected(...refused: [status: number, path: RegExp][]): string[] {
    return this.complaints.filter(
      (complaint) =>
        !refused.some(
          ([status, path]) => complaint.includes(`a status of ${status} `) && path.test(complaint),
        ),
    );
  }

  async admin(): Promise<Visitor> {
    return this.server.admin();
  }

  async close(): Promise<void> {
    await this.chromium.close();
    await this.server.remove();
  }
}

export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').waitFor({ state: 'detached' });
}
