// A prerendered page is seen before it is hydrated: `main.tsx` replays the last click of a button until then.
document.onclick = ({ target }) => {
  document.onclick.pressed = target.closest('button');
};
