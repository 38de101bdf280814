import { stdout } from 'node:process';
import { catalogs } from './catalogs.js';
import { eventsDocument } from './platform/event-sourcing/events-document.js';

stdout.write(eventsDocument(catalogs));
