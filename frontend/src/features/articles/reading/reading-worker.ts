import { answerWith } from '@/components/thread';
import { read } from './readings';

answerWith(read);
