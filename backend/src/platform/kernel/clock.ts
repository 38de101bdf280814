import { Injectable } from '@nestjs/common';

/** The current time. Code that decides by time gets it from here, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
