import type { Namespace } from 'socket.io';

/** As much as is used here of what socket.io hands to a connection with a packet that is encoded for many. */
type FrameOptions = { wsPreEncodedFrame?: readonly Buffer[] };
type Encoding = { _encode: (packet: object, options: FrameOptions) => string[] };

/**
 * Has what is said to a room written to each of its connections in one piece. Socket.io makes a WebSocket's frame once for all of
 * them, but in two: a head of a few bytes, and the text. To gather both costs every connection more than the text does to
 * copy, which is done once.
 */
export const writeInOnePiece = ({ adapter }: Pick<Namespace, 'adapter'>): void => {
  const encoding = adapter as unknown as Encoding;
  const encode = encoding._encode.bind(adapter);
  encoding._encode = (packet, options) => {
    const encoded = encode(packet, options);
    const { wsPreEncodedFrame: frame } = options;
    if (frame !== undefined && frame.length > 1) options.wsPreEncodedFrame = [Buffer.concat(frame)];
    return encoded;
  };
};
