// Shows the demo's page for outside addresses in the language that its reader chose in the app.
try {
  if (localStorage.getItem('gschool.language') === 'ar') {
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
    document.title = 'خارج العرض التجريبي';
  }
} catch {
  // Without storage, the page is in English.
}
