import { given } from '../../platform/event-sourcing/testing/given.js';
import { certificateDecider } from './certificate.decider.js';
import type { CertificateEvent } from './certificate.events.js';

const dataOf = (fingerprint: string, selfMade = false) => ({
  fingerprint,
  selfMade,
  ...{ subject: 'O=Desk', issuer: 'O=Root', ends: '2036-11-28T00:00:00.000Z' },
  ...{ certificate: `certificate ${fingerprint}`, root: selfMade ? 'root' : null },
});
const changed = (fingerprint: string, from: string | null, selfMade = false): CertificateEvent => ({
  type: 'CredentialsCertificateChanged',
  data: { ...dataOf(fingerprint, selfMade), from },
});
const use = (fingerprint: string, selfMade = false) =>
  ({ type: 'use', ...dataOf(fingerprint, selfMade) }) as const;

describe('the certificate that signs', () => {
  it('is put on record before it signs, and once', () => {
    given(certificateDecider)
      .when(use('a', true))
      .then(changed('a', null, true));
    given(certificateDecider, changed('a', null, true))
      .when(use('a', true))
      .thenNothing();
  });

  it('is followed by another one', () => {
    given(certificateDecider, changed('a', null, true))
      .when(use('b'))
      .then(changed('b', 'a'));
  });

  it('is not brought back by a replica that has not heard of the new one', () => {
    given(certificateDecider, changed('a', null), changed('b', 'a'))
      .when(use('a'))
      .thenRefused('other-certificate');
  });

  it('gives no way to one that was made by itself, if it was given', () => {
    given(certificateDecider, changed('a', null)).when(use('b', true)).thenRefused('other-certificate');
  });
});
