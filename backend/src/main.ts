import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
@Module({})
class AppModule {}
const app = await NestFactory.createApplicationContext(AppModule);
await app.close();
