import { passkeyHost } from './passkey-host.js';

describe('the name that passkeys belong to', () => {
  it.each([
    ['https://desk.example.com', 'desk.example.com'],
    ['https://Desk.example.com:8443', 'desk.example.com'],
    ['http://localhost:3000', 'localhost'],
    ['http://desk.localhost:3000', 'desk.localhost'],
  ])('at %s is %s', (publicUrl, host) => expect(passkeyHost(publicUrl)).toEqual({ host, why: null }));

  it.each([
    ['http://127.0.0.1:3000', 'IP address'],
    ['https://10.0.0.5', 'IP address'],
    ['http://[::1]:3000', 'IP address'],
    ['http://desk.example.com', 'HTTPS'],
  ])('is none at %s, and it says what to set', (publicUrl, reason) => {
    const { host, why } = passkeyHost(publicUrl);
    expect(host).toBeNull();
    expect(why).toContain(reason);
    expect(why).toContain('PUBLIC_URL');
  });
});
