import { wishedImage } from './own-image.js';

const publicUrl = 'https://desk.example.com';
const id = '018f3d5e-7d0b-5a57-9c53-0d5a4b1f7c06';

it.each([
  `/api/images/${id}`,
  `/api/images/${id}?x=1#y`,
  `/api/../api/images/${id}`,
  `https://desk.example.com/api/images/${id}`,
  `https://DESK.example.com:443/api/images/${id}`,
  `https://someone@desk.example.com/api/images/${id}`,
])('%s is our own', (address) => expect(wishedImage(address, publicUrl)).toEqual({ ownId: id }));

it.each([
  `http://desk.example.com/api/images/${id}`,
  `https://desk.example.com.evil.example/api/images/${id}`,
  `https://desk.example.com@evil.example/api/images/${id}`,
  `https://desk.example.com/api/images/${id}/thumbnail`,
  'https://desk.example.com/api/users',
  'file:///etc/passwd',
])('%s is elsewhere', (address) => expect(wishedImage(address, publicUrl)).toEqual({ elsewhere: address }));

it.each([
  '/api/users',
  'images/1',
  `//evil.example/api/images/${id}`,
  String.raw`/\evil.example/p.jpg`,
  'http://[::1',
  '',
])('%s is nothing', (address) => expect(wishedImage(address, publicUrl)).toBeUndefined());
