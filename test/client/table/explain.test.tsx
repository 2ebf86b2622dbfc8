import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { createContext, useContext } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBoard } from '../../../src/client/table/board-context.tsx';
import { Explain, ExplainCard, useExplain } from '../../../src/client/table/explain.tsx';
import { toyTable } from '../ui/keys/toy-table.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = () => <ExplainCard title="Pharaoh" lines={['The most bring 5.']} rule="R-11" />;
const shown = () => screen.queryByRole('tooltip', { hidden: true });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a thing that explains itself', () => {
  const thing = () => {
    toyTable(1, { children: <Explain card={card}>a pharaoh</Explain> });
    return screen.getByRole('button', { name: 'a pharaoh' });
  };

  it('opens its card when it is pressed, with what it is, how it counts and its rule', () => {
    fireEvent.click(thing());
    expect(shown()?.textContent).toBe('PharaohThe most bring 5.R-11');
    expect(shown()?.querySelector('a')?.getAttribute('href')).toBe('/rules/ra#R-11');
  });

  it.each(['Enter', ' '])('opens it by the key %j', key => {
    fireEvent.keyDown(thing(), { key });
    expect(shown()).not.toBeNull();
  });

  it('puts it away with Escape, or with a press elsewhere, and not with one on it', () => {
    const pharaoh = thing();
    fireEvent.click(pharaoh);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeNull();
    fireEvent.click(pharaoh);
    fireEvent.pointerDown(shown()!);
    expect(shown()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Count' }));
    expect(shown()).toBeNull();
  });

  it('lets Tab come to the link of its card, and Tab or Escape back', () => {
    const pharaoh = thing();
    const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey });
    pharaoh.focus();
    fireEvent.keyDown(pharaoh, { key: 'Enter' });
    const link = shown()?.querySelector('a');
    tab();
    expect(document.activeElement).toBe(link);
    expect(shown()).not.toBeNull();
    tab(true);
    expect(document.activeElement).toBe(pharaoh);
    tab();
    fireEvent.keyDown(link!, { key: 'Escape' });
    expect(document.activeElement).toBe(pharaoh);
    expect(shown()).toBeNull();
  });

  it('lets Tab lead on from the link, whose card is put away so that it cannot be what comes next', () => {
    const pharaoh = thing();
    pharaoh.focus();
    fireEvent.keyDown(pharaoh, { key: 'Enter' });
    fireEvent.keyDown(pharaoh, { key: 'Tab' });
    expect(document.activeElement).toBe(shown()?.querySelector('a'));
    // The browser goes on from the thing by itself.
    expect(fireEvent.keyDown(document.activeElement!, { key: 'Tab' })).toBe(true);
    expect(document.activeElement).toBe(pharaoh);
    expect(shown()).toBeNull();
  });

  it('is no longer open when the focus has gone on from it', () => {
    const pharaoh = thing();
    pharaoh.focus();
    fireEvent.keyDown(pharaoh, { key: 'Enter' });
    fireEvent.blur(pharaoh, { relatedTarget: screen.getByRole('button', { name: 'Count' }) });
    expect(shown()).toBeNull();
  });

  it('leaves Tab alone where the card has come by itself, and takes that away', () => {
    const pharaoh = thing();
    pharaoh.focus();
    fireEvent.pointerMove(pharaoh, { pointerType: 'mouse' });
    wait(400);
    expect(shown()).not.toBeNull();
    expect(fireEvent.keyDown(pharaoh, { key: 'Tab' })).toBe(true);
    expect(document.activeElement).toBe(pharaoh);
    expect(shown()).toBeNull();
  });

  it('puts it away with a second press on it', () => {
    const pharaoh = thing();
    fireEvent.click(pharaoh);
    fireEvent.click(pharaoh);
    expect(shown()).toBeNull();
  });

  it('lets a press beside its card put that away and do nothing else, even on a button', () => {
    const bid = vi.fn();
    toyTable(1, {
      children: (
        <>
          <Explain card={card}>a pharaoh</Explain>
          <button type="button" onClick={bid}>
            Bid 9
          </button>
        </>
      ),
    });
    const button = screen.getByRole('button', { name: 'Bid 9' });
    const press = () => {
      fireEvent.pointerDown(button);
      fireEvent.click(button);
    };
    fireEvent.click(screen.getByRole('button', { name: 'a pharaoh' }));
    press();
    expect(shown()).toBeNull();
    expect(bid).not.toHaveBeenCalled();
    press();
    expect(bid).toHaveBeenCalledTimes(1);

    // A press that became a drag had no click of its own to be left out.
    fireEvent.click(screen.getByRole('button', { name: 'a pharaoh' }));
    fireEvent.pointerDown(button);
    press();
    expect(bid).toHaveBeenCalledTimes(2);
  });

  it('keeps its card while the link on it is pressed', () => {
    const pharaoh = thing();
    pharaoh.focus();
    fireEvent.click(pharaoh);
    fireEvent.blur(pharaoh, { relatedTarget: shown()!.querySelector('a') });
    expect(shown()).not.toBeNull();
    fireEvent.blur(pharaoh, { relatedTarget: null });
    expect(shown()).toBeNull();
  });

  it('has a card that knows all that the thing knows', () => {
    const Place = createContext('nowhere');
    const Where = () => <ExplainCard title={useContext(Place)} lines={[]} />;
    const inPlace = (
      <Place value="on the stair">
        <Explain card={() => <Where />}>a lot</Explain>
      </Place>
    );
    toyTable(1, { children: inPlace });
    fireEvent.click(screen.getByRole('button', { name: 'a lot' }));
    expect(shown()?.textContent).toBe('on the stair');
  });

  it('puts another card away, and its own when it is gone itself', () => {
    const Going = () => {
      const { count } = useBoard<unknown, { count: number }>().match.view;
      return (
        <>
          <Explain card={card}>the first</Explain>
          {count < 2 && <Explain card={() => <ExplainCard title="Second" lines={[]} />}>the second</Explain>}
        </>
      );
    };
    const { show } = toyTable(1, { children: <Going /> });
    fireEvent.click(screen.getByRole('button', { name: 'the first' }));
    fireEvent.click(screen.getByRole('button', { name: 'the second' }));
    expect(screen.getAllByRole('tooltip', { hidden: true })).toHaveLength(1);
    expect(shown()?.textContent).toBe('Second');
    show(2);
    expect(shown()).toBeNull();
  });

  it('opens it for a mouse that rests, keeps it while the mouse is on it, and puts it away after', () => {
    const pharaoh = thing();
    fireEvent.pointerMove(pharaoh, { pointerType: 'mouse' });
    wait(300);
    expect(shown()).toBeNull();
    wait(100);
    expect(shown()).not.toBeNull();
    fireEvent.pointerLeave(pharaoh, { pointerType: 'mouse' });
    fireEvent.pointerEnter(shown()!, { pointerType: 'mouse' });
    wait(1000);
    expect(shown()).not.toBeNull();
    fireEvent.pointerLeave(shown()!, { pointerType: 'mouse' });
    wait(1000);
    expect(shown()).toBeNull();
  });

  it('says nothing where it slides under a mouse that rests, nor again while that stays', () => {
    const pharaoh = thing();
    fireEvent.pointerEnter(pharaoh, { pointerType: 'mouse' });
    wait(1000);
    expect(shown()).toBeNull();
    fireEvent.pointerMove(pharaoh, { pointerType: 'mouse' });
    wait(400);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeNull();
    fireEvent.pointerMove(pharaoh, { pointerType: 'mouse' });
    wait(1000);
    expect(shown()).toBeNull();
  });
});

describe('a button that explains itself', () => {
  const Button = ({ onPress }: { onPress: () => void }) => {
    const explained = useExplain(card);
    return (
      <>
        <button type="button" onClick={onPress} {...explained.props}>
          Bid
        </button>
        {explained.card}
      </>
    );
  };
  const button = (onPress = () => {}) => {
    toyTable(1, { children: <Button onPress={onPress} /> });
    return screen.getByRole('button', { name: 'Bid' });
  };

  it('does its own when it is pressed', () => {
    const onPress = vi.fn();
    fireEvent.click(button(onPress));
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('explains itself to a finger that stays, whose lifting is no press', () => {
    const onPress = vi.fn();
    const bid = button(onPress);
    fireEvent.pointerDown(bid, { pointerType: 'touch' });
    wait(600);
    expect(shown()).not.toBeNull();
    fireEvent.pointerUp(bid, { pointerType: 'touch' });
    fireEvent.click(bid);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.pointerDown(bid, { pointerType: 'touch' });
    fireEvent.pointerUp(bid, { pointerType: 'touch' });
    fireEvent.click(bid);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('takes a short press for one, though a busy page hears late that the finger has lifted', () => {
    const onPress = vi.fn();
    const bid = button(onPress);
    const at = (timeStamp: number, event: Event) =>
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(bid, at(1000, createEvent.pointerDown(bid, { pointerType: 'touch' })));
    wait(600);
    fireEvent(bid, at(1090, createEvent.pointerUp(bid, { pointerType: 'touch' })));
    fireEvent.click(bid);
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });
});
