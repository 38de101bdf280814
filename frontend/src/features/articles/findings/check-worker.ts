import { answerWith } from '@/components/browser/thread';
import { liveFindings } from './live-check';

answerWith(liveFindings);
