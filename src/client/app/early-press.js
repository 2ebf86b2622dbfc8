// A page that comes written is seen before its script is there: the last button pressed until then is pressed by that (`main.tsx`).
document.onclick = ({ target }) => {
  document.onclick.pressed = target.closest('button');
};
