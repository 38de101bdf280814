import { Injectable } from '@nestjs/common';

/** The time of day. Everything that decides by time asks here, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
