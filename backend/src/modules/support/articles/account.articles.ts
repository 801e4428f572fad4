import type { Article } from "./article.ts";

/** Signing in, users, and settings of the account. */
export const accountArticles: readonly Article[] = [
  {
    id: "forgot-password-or-username",
    page: "/account-recovery",
    isUseful: true,
    en: {
      title: "Forgot your password or username",
      summary: "We email you a code to choose a new password, or your usernames.",
      body: [
        "1. Open [Account recovery](/account-recovery).\n2. For a new password, enter your username. For your username, enter your email address.\n3. Enter the code that we email you. It has 6 digits and works for 10 minutes.",
        "## If the email doesn’t arrive",
        "Look in your spam folder, then ask for another code. If you can’t use the email address anymore, call [customer care](tel:care).",
        "Never give a code to someone who calls you: **we don’t ask for it**.",
      ],
    },
    es: {
      title: "Olvidó su contraseña o nombre de usuario",
      summary: "Le enviamos por correo un código para elegir una contraseña nueva, o sus nombres de usuario.",
      body: [
        "1. Abra [Recuperar la cuenta](/account-recovery).\n2. Para una contraseña nueva, escriba su nombre de usuario. Para su nombre de usuario, escriba su correo electrónico.\n3. Escriba el código que le enviamos por correo. Tiene 6 dígitos y sirve por 10 minutos.",
        "## Si el correo no llega",
        "Busque en la carpeta de correo no deseado y después pida otro código. Si ya no puede usar ese correo electrónico, llame a [atención al cliente](tel:care).",
        "Nunca dé un código a alguien que le llame: **nosotros no lo pedimos**.",
      ],
    },
  },
  {
    id: "change-your-password",
    page: "/user-preferences/security",
    en: {
      title: "Change your password, or sign out other devices",
      summary: "See where you’re signed in, and end what you don’t recognize.",
      body: [
        "Open Sign-in and security. Enter your current password, then the new one. You stay signed in here and are signed out everywhere else.",
        "The list of devices shows where you’re signed in. Sign out a device that you don’t recognize, and change your password.",
        "For your safety, we sign you out after about 15 minutes without activity. We ask first.",
      ],
    },
    es: {
      title: "Cambiar su contraseña o cerrar sesión en otros dispositivos",
      summary: "Vea dónde tiene la sesión abierta y cierre lo que no reconozca.",
      body: [
        "Abra Inicio de sesión y seguridad. Escriba su contraseña actual y después la nueva. Su sesión sigue abierta aquí y se cierra en todos los demás lugares.",
        "La lista de dispositivos muestra dónde tiene la sesión abierta. Cierre la sesión en un dispositivo que no reconozca y cambie su contraseña.",
        "Por su seguridad, cerramos su sesión después de unos 15 minutos sin actividad. Primero preguntamos.",
      ],
    },
  },
  {
    id: "invite-users",
    page: "/user-preferences/people",
    isUseful: true,
    en: {
      title: "Invite someone, or remove a user",
      summary: "Give people on your team a sign-in of their own instead of sharing yours.",
      body: [
        "Owners and administrators open Users and choose Invite someone. Enter the person’s email address and what they may do.",
        "The invitation works for 7 days. Until then you can withdraw it or send it again.",
        "When someone leaves, remove them on the same page. They lose access to this account at once.",
      ],
    },
    es: {
      title: "Invitar a alguien o quitar a un usuario",
      summary: "Dé a cada persona de su equipo su propio acceso en lugar de compartir el suyo.",
      body: [
        "Las personas con rol de titular o de administración abren Usuarios y eligen Invitar a alguien. Escriba el correo electrónico de la persona y lo que puede hacer.",
        "La invitación sirve por 7 días. Hasta entonces puede retirarla o enviarla otra vez.",
        "Cuando alguien se va, quítelo en la misma página. Pierde el acceso a esta cuenta enseguida.",
      ],
    },
  },
  {
    id: "user-roles",
    page: "/user-preferences/people",
    en: {
      title: "What each role may do",
      summary: "Owner, administrator, billing and standard: which role fits whom.",
      body: [
        "- **Owner**: pays bills, changes settings, restarts equipment and manages users. The owner can pass the account on to someone else.\n- **Administrator**: the same, but can’t pass the account on.\n- **Billing**: sees bills, pays them and changes appointments, and doesn’t manage users.\n- **Standard**: sees bills and services, and doesn’t pay or change settings.",
        "Change a role at any time under [Users](/user-preferences/people).",
      ],
    },
    es: {
      title: "Qué puede hacer cada rol",
      summary: "Titular, administración, facturación y estándar: qué rol conviene a quién.",
      body: [
        "- **Titular**: paga facturas, cambia ajustes, reinicia equipos y administra usuarios. Puede pasar la cuenta a otra persona.\n- **Administración**: lo mismo, pero no puede pasar la cuenta.\n- **Facturación**: ve las facturas, las paga y cambia citas, y no administra usuarios.\n- **Estándar**: ve las facturas y los servicios, y no paga ni cambia ajustes.",
        "Cambie un rol cuando quiera en [Usuarios](/user-preferences/people).",
      ],
    },
  },
  {
    id: "name-email-and-notices",
    page: "/user-preferences/contact",
    en: {
      title: "Change your name, email address and notices",
      summary: "Choose where we write to you, and which emails you get.",
      body: [
        "Open Contact and emails. To change your email address, enter the code that we send to the new one. It works for 15 minutes.",
        "Choose which emails you want, such as notices of bills, payments and appointments. Some of them are required.",
        "The language of the portal is yours alone: switch between English and Spanish at any time.",
      ],
    },
    es: {
      title: "Cambiar su nombre, correo electrónico y avisos",
      summary: "Elija adónde le escribimos y qué correos recibe.",
      body: [
        "Abra Contacto y correos. Para cambiar su correo electrónico, escriba el código que enviamos al nuevo. Sirve por 15 minutos.",
        "Elija qué correos quiere, como avisos de facturas, pagos y citas. Algunos son obligatorios.",
        "El idioma del portal es solo suyo: cambie entre inglés y español cuando quiera.",
      ],
    },
  },
  {
    id: "see-who-did-what",
    page: "/user-preferences/activity",
    en: {
      title: "See who did what on your account",
      summary: "The activity log shows who paid, and who changed Auto Pay, payment methods or users.",
      body: [
        "Owners and administrators open the Activity log under Users. No one can change or delete its entries.",
        "Choose a kind of activity, a person or a period to find something.",
        "If you see something that you don’t recognize, change your password and call us.",
      ],
    },
    es: {
      title: "Ver quién hizo qué en su cuenta",
      summary:
        "El registro de actividad muestra quién pagó y quién cambió el pago automático, los métodos de pago o los usuarios.",
      body: [
        "Las personas con rol de titular o de administración abren Registro de actividad en Usuarios. Nadie puede cambiar ni borrar lo registrado.",
        "Elija un tipo de actividad, una persona o un período para encontrar algo.",
        "Si ve algo que no reconoce, cambie su contraseña y llámenos.",
      ],
    },
  },
];
