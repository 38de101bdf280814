import { answerWith } from '@/components/thread';
import { liveFindings } from './live-check';

answerWith(liveFindings);
