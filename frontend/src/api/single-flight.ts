import { useRef } from 'react';

/**
 * Lets one call through at a time. A double click asks again before the first call is drawn as pending; the second
 * request is dropped, so that nothing is sent twice.
 * @param send the call; its mutation says how it went
 */
export function useSingleFlight<Input = void>(
  send: (input: Input) => Promise<unknown>,
): (input: Input) => void {
  const flying = useRef(false);
  return (input) => {
    if (flying.current) return;
    flying.current = true;
    const land = () => {
      flying.current = false;
    };
    void send(input).then(land, land);
  };
}
