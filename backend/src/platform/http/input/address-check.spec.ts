import { checkAddress } from './address-check.js';

describe('an address', () => {
  it.each(['/', '/articles?q=a+b', '/articles?q=%C3%A9', '/%2561', '/articles?q=é'])('may be %s', (address) =>
    expect(() => checkAddress(address)).not.toThrow(),
  );

  it.each(['/%', '/%zz', '/articles?q=%E9', '/articles?q=a%00', '/%C3'])('may not be %s', (address) =>
    expect(() => checkAddress(address)).toThrow('The address isn’t encoded correctly.'),
  );
});
