// Shows what the server tells while the page is closed; a tap opens the table.
self.addEventListener("push", (event) => {
  const { title, text, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, data: url, icon: "/favicon.svg", tag: url }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
