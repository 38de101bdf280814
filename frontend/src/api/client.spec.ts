import { answer, serve } from '@/testing/fetch-stand-in';
import { UnreadableAnswer } from './api-error';
import { api, bodyOf, ifMatch, revisedBodyOf } from './client';

const settings = () => bodyOf(api.GET('/api/settings'));

describe('the API client', () => {
  it('answers the body of a success', async () => {
    serve({ 'GET /api/settings': { brandName: 'Provenance' } });
    await expect(settings()).resolves.toMatchObject({ brandName: 'Provenance' });
  });

  it('throws the problem of a refusal', async () => {
    serve({ 'GET /api/settings': answer(503, { detail: 'The records cannot be reached.' }) });
    await expect(settings()).rejects.toMatchObject({
      name: 'ApiError',
      message: '503: The records cannot be reached.',
    });
  });

  it('throws what says so when a success is no JSON', async () => {
    serve({ 'GET /api/settings': new Response('<html>', { status: 200 }) });
    await expect(settings()).rejects.toBeInstanceOf(UnreadableAnswer);
  });

  it('sends cookies, and JSON as JSON', async () => {
    let credentials: string | undefined;
    window.fetch = (input) => {
      credentials = (input as Request).credentials;
      return Promise.resolve(answer(200, { user: {} }));
    };
    await bodyOf(api.POST('/api/auth/login', { body: { username: 'a', password: 'b' } }));
    expect(credentials).toBe('include');

    const calls = serve({ 'POST /api/auth/login': { user: {} } });
    await bodyOf(api.POST('/api/auth/login', { body: { username: 'a', password: 'b' } }));
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.body).toEqual({ username: 'a', password: 'b' });
  });

  it.each(['"4"', 'W/"4"'])('reads a revision from the entity tag %s', async (etag) => {
    serve({ 'GET /api/settings': answer(200, { brandName: 'Provenance' }, { etag }) });
    const settings = revisedBodyOf(api.GET('/api/settings'));
    await expect(settings).resolves.toMatchObject({ brandName: 'Provenance', revision: 4 });
  });

  it('writes a revision as an entity tag', () => {
    expect(ifMatch(4)).toEqual({ 'If-Match': '"4"' });
  });
});
