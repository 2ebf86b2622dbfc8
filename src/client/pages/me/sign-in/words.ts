import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const signInWords = defineWords(
  {
    title: 'Sign in',
    keepTitle: 'Keep a name',
    keepLead:
      'You can play as a guest for as long as you like. A name that is kept is yours alone: your matches and settings are the same on every device. No password, no e-mail.',
    keepPasskey: 'Keep it with a passkey',
    keepPlain: 'Keep it without a passkey',
    keep: 'Keep this name',
    passkeyIs: 'A passkey is kept by your device and opened as you open that: by fingerprint, face or PIN.',
    noPasskey:
      'This page is not opened over https, so the browser keeps no passkey for it. Recovery codes and your other devices are your way in.',
    working: 'One moment…',
    inTitle: 'Been here before?',
    withPasskey: 'Sign in with a passkey',
    withCode: 'With a recovery code',
    withCodeName: 'Name',
    code: 'Recovery code',
    signIn: 'Sign in',
    withLetter: 'By mail',
    address: 'Mail address',
    send: 'Send me a letter',
    sent: 'If somebody here has this address, a letter is on its way: its link signs in, once, within half an hour.',
    otherTitle: 'From another device',
    other:
      'On the device that is signed in, open your page and choose “Another device”: scan its code here, or open its link.',
    linkTitle: 'Sign in on this device',
    linkLead: 'This link was made on a device that is signed in. It works once.',
    linkSure: 'Only go on if it was you who made it.',
    already: (name: string) => `You are signed in as ${name}.`,
    toMe: 'Your page',
    home: 'To the games',
  },
  {
    title: 'Accedi',
    keepTitle: 'Tieni un nome',
    keepLead:
      'Puoi giocare da ospite finché vuoi. Un nome tenuto è solo tuo: partite e impostazioni sono le stesse su ogni dispositivo. Senza password, senza e-mail.',
    keepPasskey: 'Tienilo con una passkey',
    keepPlain: 'Tienilo senza passkey',
    keep: 'Tieni questo nome',
    passkeyIs:
      'Una passkey sta nel tuo dispositivo e si apre come apri quello: con l’impronta, il viso o il PIN.',
    noPasskey:
      'Questa pagina non è aperta con https, quindi il browser non le tiene una passkey. Entri con i codici di recupero o dagli altri tuoi dispositivi.',
    working: 'Un attimo…',
    inTitle: 'Sei già stato qui?',
    withPasskey: 'Accedi con una passkey',
    withCode: 'Con un codice di recupero',
    withCodeName: 'Nome',
    code: 'Codice di recupero',
    signIn: 'Accedi',
    withLetter: 'Per e-mail',
    address: 'Indirizzo e-mail',
    send: 'Mandami una lettera',
    sent: 'Se qui qualcuno ha questo indirizzo, una lettera è in arrivo: il suo link fa entrare una volta, entro mezz’ora.',
    otherTitle: 'Da un altro dispositivo',
    other:
      'Sul dispositivo collegato apri la tua pagina e scegli «Un altro dispositivo»: inquadra qui il codice, o apri qui il link.',
    linkTitle: 'Accedi su questo dispositivo',
    linkLead: 'Questo link è stato creato su un dispositivo collegato. Vale una volta sola.',
    linkSure: 'Continua solo se l’hai creato tu.',
    already: name => `Sei collegato come ${name}.`,
    toMe: 'La tua pagina',
    home: 'Ai giochi',
  },
);
