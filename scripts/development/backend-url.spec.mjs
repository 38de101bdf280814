import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings } from '../../backend/src/platform/config/settings.js';
import { backendUrl } from './backend-url.mjs';

describe('where the Vite server finds the API', () => {
  /** @type {string} */
  let directory;
  beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'settings-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '0.0.0.0', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://desk.example.com' }, 'http://localhost:3000'],
  ])('is, with %j, %s', (environment, url) => {
    expect(backendUrl(loadSettings, directory, environment)).toBe(url);
  });

  it('is what .env says, but for PUBLIC_URL', () => {
    writeFileSync(path.join(directory, '.env'), 'PORT=4000\nPUBLIC_URL=https://desk.example.com\n');
    expect(backendUrl(loadSettings, directory, {})).toBe('http://localhost:4000');
  });
});
