import { SIDES } from '../../../game/priests-of-ra/tiles.ts';
import { Tile } from './tile.tsx';

const SIZES = [28, 40, 64, 96] as const;

/** Every tile at every size, in colour and in grey: for whoever works on the drawings. */
const TileSheet = ({ grey = false }: { grey?: boolean }) => (
  <div style={grey ? { filter: 'grayscale(1)' } : undefined}>
    {SIZES.map(size => (
      <p key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '6px 0' }}>
        {([...SIDES, 'ra'] as const).map(side => (
          <Tile key={side} side={side} size={size} />
        ))}
      </p>
    ))}
  </div>
);

export const Gallery = () => (
  <main>
    <h1>Tiles</h1>
    <TileSheet />
    <TileSheet grey />
  </main>
);
