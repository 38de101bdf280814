import { withoutSecrets } from './without-secrets.js';

describe('what another server said', () => {
  it('is one short line', () => {
    expect(withoutSecrets(' a\r\nb ', [])).toBe('a b');
    expect(withoutSecrets('a'.repeat(301), [])).toBe(`${'a'.repeat(300)}…`);
  });

  it('is cut between two characters', () => {
    expect(withoutSecrets(`${'a'.repeat(299)}🖼🖼`, [])).toBe(`${'a'.repeat(299)}…`);
    expect(withoutSecrets(`${'a'.repeat(298)}🖼🖼`, [])).toBe(`${'a'.repeat(298)}🖼…`);
  });

  it('holds no secret, however it is written', () => {
    expect(withoutSecrets('no key a/b or a%2Fb here', ['a/b', undefined, ''])).toBe('no key … or … here');
  });
});
