import cookies from '@fastify/cookie';
import { fastify } from 'fastify';
import { cookieAt, giveSignedInSign, secretCookieOptions, takeSignedInSign } from './session-cookie.js';

describe('the cookie of a session', () => {
  it.each([
    ['https://desk.example', '__Host-provenance_session', true],
    ['http://desk.example', 'provenance_session', false],
  ])('at %s is %s, secure: %s', (publicUrl, name, secure) => {
    expect(cookieAt(publicUrl, 'session')).toBe(name);
    expect(secretCookieOptions(publicUrl)).toEqual({
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge: 2_592_000,
      httpOnly: true,
    });
  });
});

describe('the sign that there may be a session', () => {
  const desk = fastify();
  beforeAll(async () => {
    await desk.register(cookies);
    desk.get('/sign-in', (_, reply) => {
      giveSignedInSign(reply, 'https://desk.example');
      return reply.send();
    });
    desk.get('/refused', (request, reply) => {
      takeSignedInSign(request, reply);
      return reply.send();
    });
  });
  afterAll(() => desk.close());

  it('is readable for scripts of every page, as long as a session lasts', async () => {
    const { cookies: set } = await desk.inject('/sign-in');
    expect(set).toEqual([
      {
        name: 'provenance_signed_in',
        value: '1',
        path: '/',
        sameSite: 'Lax',
        secure: true,
        maxAge: 2_592_000,
      },
    ]);
  });

  it('is taken back where it stands, and nowhere else', async () => {
    const taken = await desk.inject({ url: '/refused', cookies: { provenance_signed_in: '1' } });
    expect(taken.cookies).toMatchObject([{ name: 'provenance_signed_in', value: '', path: '/' }]);
    expect((await desk.inject('/refused')).cookies).toEqual([]);
  });
});
