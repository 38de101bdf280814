// Loaded into a server before its program: the site that the variable names leads to this machine.
const dns = require('node:dns');
const { syncBuiltinESMExports } = require('node:module');

const systemLookup = dns.lookup;
const site = process.env.SITE_HERE;

dns.lookup = (hostname, ...rest) => systemLookup(hostname === site ? '127.0.0.1' : hostname, ...rest);
syncBuiltinESMExports();
