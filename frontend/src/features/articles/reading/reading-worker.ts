import { answerWith } from '@/components/browser/thread';
import { read } from './readings';

answerWith(read);
